// The mailbox's one style sheet.

export const mailboxStyle = `*{box-sizing:border-box}
body{margin:0;background:#FAFAFA;color:#1A1A1A;font:16px/1.5 system-ui,sans-serif}
header,main{max-width:880px;margin:0 auto;padding:20px 16px}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;border-bottom:2px solid #C9A45C}
header nav{display:flex;gap:14px;margin-left:auto}
.wordmark,h1,h2{font-family:Georgia,serif;font-weight:400;line-height:1.2}
.wordmark{font-size:24px;text-decoration:none}
h1{font-size:30px;margin:8px 0 14px;overflow-wrap:anywhere}
h2{font-size:20px;margin:28px 0 10px}
a{color:inherit;text-underline-offset:3px}
a:focus-visible{outline:2px solid #1A1A1A;outline-offset:3px}
a[aria-current]{text-decoration:none;font-weight:600}
header nav a,.mails a{display:inline-block;padding:8px 0}
.notice{margin:0 0 8px;padding:12px 14px;background:#FBF0DD;color:#5C3700;border-radius:6px}
.mails{list-style:none;margin:18px 0 0;padding:0}
.mails li{padding:8px 0;border-top:1px solid #E6E3DD;overflow-wrap:anywhere}
.quiet,dt{color:#55524C;font-size:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;margin:0}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:1400px;border:1px solid #E6E3DD;border-radius:6px;background:#FAFAFA}
pre{margin:0;padding:16px;background:#FFF;border:1px solid #E6E3DD;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}
`
