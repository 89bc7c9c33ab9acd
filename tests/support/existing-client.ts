// An existing client of section 7 of the specification, as its own code calls: axios with its habits, null where there is
// nothing to send, forms that hold a `Date`, phone numbers as people type them. The functions run in node and, as text, in
// the page of a browser; so they use nothing from outside themselves.

type Answered = { status: number; data: unknown }
type Options = { withCredentials?: boolean; headers?: Record<string, string> }

/** What is used of axios. */
export type Axios = {
  get: (url: string, options?: Options) => Promise<Answered>
  post: (url: string, data?: unknown, options?: Options) => Promise<Answered>
  delete: (url: string, options?: Options) => Promise<Answered>
}

export type Given = { api: string; email: string; password: string }
export type Activated = Given & { userId: string; token: string; booking: string; picture: string }

/** A row of the table and what came of it. */
export type Outcome = [row: string, came: unknown]

/** Makes an account and asks for its mail once more. */
export async function signsUp(axios: Axios, { api, email, password }: Given): Promise<Outcome[]> {
  const credentials = { withCredentials: true }
  const account = {
    email,
    password,
    fullName: 'Ngo Bassa Ruth',
    phone: '6 71 23 45 67',
    birthDate: new Date('1990-05-17T00:00:00+01:00'),
    language: 'en',
  }
  return [
    ['POST /api/validate-email', (await axios.post(`${api}/api/validate-email`, { email })).status],
    ['POST /api/sign-up', (await axios.post(`${api}/api/sign-up`, account)).status],
    [
      'POST /api/sign-in/frontend',
      (
        await axios.post(
          `${api}/api/sign-in/frontend`,
          { email, password, stayConnected: false },
          credentials,
        )
      ).status,
    ],
    ['POST /api/resend-link', (await axios.post(`${api}/api/resend-link`, { email }, credentials)).status],
  ]
}

export const signedUp: Outcome[] = [
  ['POST /api/validate-email', 200],
  ['POST /api/sign-up', 200],
  ['POST /api/sign-in/frontend', 200],
  ['POST /api/resend-link', 200],
]

/** Activates the account with the link of the mail and signs in; returns what the client then stores. */
export async function activates(
  axios: Axios,
  { api, email, password, userId, token }: Omit<Activated, 'booking' | 'picture'>,
): Promise<Outcome[]> {
  const credentials = { withCredentials: true }
  const tokenPath = [userId, email, token].map(encodeURIComponent).join('/')
  const signIn = (typed: string) =>
    axios.post(`${api}/api/sign-in/frontend`, { email, password: typed, stayConnected: true }, credentials)
  return [
    [
      'GET /api/check-token/{appType}/{userId}/{email}/{token}',
      (await axios.get(`${api}/api/check-token/frontend/${tokenPath}`)).status,
    ],
    [
      'POST /api/activate',
      (await axios.post(`${api}/api/activate`, { userId, token, password }, credentials)).status,
    ],
    ['POST /api/sign-in/frontend', (await signIn('not-my-password')).status],
    ['POST /api/sign-in/frontend', ((await signIn(password)).data as { phone: string }).phone],
    [
      'POST /api/validate-access-token',
      (await axios.post(`${api}/api/validate-access-token`, null, credentials)).status,
    ],
  ]
}

export const activated: Outcome[] = [
  ['GET /api/check-token/{appType}/{userId}/{email}/{token}', 200],
  ['POST /api/activate', 200],
  ['POST /api/sign-in/frontend', 204],
  ['POST /api/sign-in/frontend', '+237671234567'],
  ['POST /api/validate-access-token', 200],
]

/** Everything else that a signed-in person does, up to the sign-out. */
export async function lives(
  axios: Axios,
  { api, email, password, userId, booking, picture }: Omit<Activated, 'token'>,
): Promise<Outcome[]> {
  const credentials = { withCredentials: true }
  const came: Outcome[] = []
  const note = (row: string, what: unknown) => came.push([row, what])
  const post = async (row: string, path: string, data?: unknown) => {
    const answer = await axios.post(api + path, data, credentials)
    note(row, answer.status)
    return answer.data
  }
  const get = async (path: string) => axios.get(api + path, credentials)
  const user = async () => (await get(`/api/user/${userId}`)).data as Record<string, unknown>
  const upload = async (row: string, path: string, field: string) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
    const form = new FormData()
    form.append(field, new Blob([bytes], { type: 'image/png' }), 'picture.png')
    const { status, data } = await axios.post(api + path, form, {
      ...credentials,
      headers: { 'Content-Type': 'multipart/form-data' },
    })
    note(row, status)
    return String(data)
  }
  const refusal = (call: Promise<Answered>) =>
    call.then(
      ({ status }) => status,
      (error: Error & { response?: Answered }) => error.response?.status ?? String(error),
    )

  await post('POST /api/update-language', '/api/update-language', { id: userId, language: 'fr' })
  await post('POST /api/update-language', '/api/update-language', { language: 'es' })
  const profile = {
    _id: userId,
    fullName: 'Ngo Bassa Ruth Esther',
    phone: '699 88 77 66',
    birthDate: new Date('1990-05-18T00:00:00+01:00'),
    location: 'Kribi',
    bio: '',
  }
  await post('POST /api/update-user', '/api/update-user', profile)
  // Without an id it is the person signed in, whose name the documentation calls `name`.
  const named = { name: 'Ngo Bassa Ruth E.', phone: profile.phone, birthDate: profile.birthDate }
  await post('POST /api/update-user', '/api/update-user', named)
  await post('POST /api/update-email-notifications', '/api/update-email-notifications', {
    _id: userId,
    enableEmailNotifications: true,
  })
  await post('POST /api/update-email-notifications', '/api/update-email-notifications', {
    enableEmailNotifications: false,
  })
  const { language, name, phone, birthDate, enableEmailNotifications } = await user()
  note('GET /api/user/{id}', { language, name, phone, birthDate, enableEmailNotifications })

  await upload('POST /api/update-avatar/{userId}', `/api/update-avatar/${userId}`, 'image')
  await post('POST /api/delete-avatar/{userId}', `/api/delete-avatar/${userId}`, null)
  const file = await upload('POST /api/create-license', '/api/create-license', 'file')
  await post(
    'POST /api/delete-temp-license/{file}',
    `/api/delete-temp-license/${encodeURIComponent(file)}`,
    null,
  )
  await upload('POST /api/update-license/{id}', `/api/update-license/${userId}`, 'file')
  await post('POST /api/delete-license/{id}', `/api/delete-license/${userId}`, null)
  note('GET /api/user/{id}', await user().then(({ avatar, license }) => ({ avatar, license })))

  note(
    'GET /api/check-password/{userId}/{password}',
    (await get(`/api/check-password/${userId}/${encodeURIComponent(password)}`)).status,
  )
  note('GET /api/has-password/{userId}', (await get(`/api/has-password/${userId}`)).status)
  const passwords = { _id: userId, password, newPassword: `${password}-2`, strict: true }
  await post('POST /api/change-password', '/api/change-password', passwords)
  const mine = { password: `${password}-2`, newPassword: `${password}-3`, strict: true }
  await post('POST /api/change-password', '/api/change-password', mine)

  const [page] = (await get(`/api/Notifications/${userId}/1/20`)).data as [
    { resultData: { _id: string; booking: unknown }[] },
  ]
  note(
    'GET /api/Notifications/{userId}/{page}/{pageSize}',
    page.resultData.some((row) => row.booking === booking),
  )
  const ids = page.resultData.map(({ _id: id }) => id)
  const unread = async () =>
    note(
      'GET /api/notification-counter/{userId}',
      ((await get(`/api/notification-counter/${userId}`)).data as { count: number }).count === ids.length,
    )
  await post('POST /api/mark-Notifications-as-read/{userId}', `/api/mark-Notifications-as-read/${userId}`, {
    ids,
  })
  await post(
    'POST /api/mark-Notifications-as-unread/{userId}',
    `/api/mark-Notifications-as-unread/${userId}`,
    { ids },
  )
  await unread()
  await post('POST /api/delete-Notifications/{userId}', `/api/delete-Notifications/${userId}`, { ids })

  await post(
    'POST /api/verify-recaptcha/{token}/{ip}',
    '/api/verify-recaptcha/token-of-the-widget/203.0.113.7',
    null,
  )
  const message = {
    from: email,
    to: 'contact@else.example',
    subject: 'A wedding',
    message: 'Two white cars?',
    isContactForm: true,
  }
  await post('POST /api/send-email', '/api/send-email', message)
  await post('POST /api/send-email', '/api/send-email', {
    from: email,
    to: 'contact@else.example',
    subject: 'New Newsletter Subscription',
    message: '',
    isContactForm: false,
  })
  note(
    'GET /api/settings',
    typeof ((await axios.get(`${api}/api/settings`)).data as { minimumAge: number }).minimumAge,
  )
  await post(
    'POST /api/resend/{appType}/{email}/{reset flag}',
    `/api/resend/frontend/${encodeURIComponent(email)}/true`,
  )
  note(
    'DELETE /api/delete-tokens/{userId}',
    (await axios.delete(`${api}/api/delete-tokens/${userId}`)).status,
  )

  await post('POST /api/sign-out', '/api/sign-out', null)
  note(
    'POST /api/validate-access-token',
    await refusal(axios.post(`${api}/api/validate-access-token`, null, credentials)),
  )
  note('GET /api/user/{id}', await refusal(get(`/api/user/${userId}`)))
  return came
}

export const lived: Outcome[] = [
  ['POST /api/update-language', 200],
  ['POST /api/update-language', 200],
  ['POST /api/update-user', 200],
  ['POST /api/update-user', 200],
  ['POST /api/update-email-notifications', 200],
  ['POST /api/update-email-notifications', 200],
  [
    'GET /api/user/{id}',
    {
      language: 'es',
      name: 'Ngo Bassa Ruth E.',
      phone: '+237699887766',
      birthDate: '1990-05-18',
      enableEmailNotifications: false,
    },
  ],
  ['POST /api/update-avatar/{userId}', 200],
  ['POST /api/delete-avatar/{userId}', 200],
  ['POST /api/create-license', 200],
  ['POST /api/delete-temp-license/{file}', 200],
  ['POST /api/update-license/{id}', 200],
  ['POST /api/delete-license/{id}', 200],
  ['GET /api/user/{id}', { avatar: null, license: null }],
  ['GET /api/check-password/{userId}/{password}', 200],
  ['GET /api/has-password/{userId}', 200],
  ['POST /api/change-password', 200],
  ['POST /api/change-password', 200],
  ['GET /api/Notifications/{userId}/{page}/{pageSize}', true],
  ['POST /api/mark-Notifications-as-read/{userId}', 200],
  ['POST /api/mark-Notifications-as-unread/{userId}', 200],
  ['GET /api/notification-counter/{userId}', true],
  ['POST /api/delete-Notifications/{userId}', 200],
  ['POST /api/verify-recaptcha/{token}/{ip}', 200],
  ['POST /api/send-email', 200],
  ['POST /api/send-email', 200],
  ['GET /api/settings', 'number'],
  ['POST /api/resend/{appType}/{email}/{reset flag}', 200],
  ['DELETE /api/delete-tokens/{userId}', 200],
  ['POST /api/sign-out', 200],
  // No session any more, and none that was refused: the cookie went with it.
  ['POST /api/validate-access-token', 403],
  ['GET /api/user/{id}', 401],
]
