import { chromium } from '@playwright/test'
const [,, out, path, size = 'phone', lang = 'en', signed = '', full = ''] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
const ctx = await browser.newContext(size === 'phone' ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } : { viewport: { width: 1280, height: 800 } })
const page = await ctx.newPage()
page.on('console', m => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
page.on('pageerror', e => console.log('pageerror:', e.message.slice(0, 300)))
const base = process.env.BASE ?? 'http://localhost:3000'
if (signed) await ctx.request.post(base + '/api/sign-in/frontend', { data: { email: 'driver@wouri.example', password: 'wouri-2026', stayConnected: true } })
if (signed) await ctx.addInitScript(() => localStorage.setItem('bc-fe-user', JSON.stringify({ _id: 'amina-ngassa', language: 'en' })))
await page.goto(base + path + (path.includes('?') ? '&' : '?') + 'l=' + lang)
await page.waitForLoadState('networkidle')
await page.waitForTimeout(600)
await page.screenshot({ path: '/tmp/shots/' + out + '.png', fullPage: Boolean(full) })
await browser.close()
