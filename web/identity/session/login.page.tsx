import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Credentials, login } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { missingAddress } from '#web/kit/api/missing-address.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { finishEnding, isSignedIn, signedOutNote, storeSession } from '#web/kit/api/session.ts'
import { LockKeyhole } from '#web/kit/icons.tsx'
import { CodeField } from './code-field.tsx'
import { GatePage } from './sign-in-gate.tsx'
import { forgetEmail, rememberedEmail } from './remembered-email.ts'
import { rememberEndedDevice } from './ended-device-note.tsx'
import { destinationAfterLogin } from './return-to.ts'

const bothRequired = 'Please enter both email and password.'

const messageFor = ({ code, message, isTemporary }: ApiError) =>
  isTemporary || code === 'unexpected' ? 'Login failed. Please try again.' : message || 'Invalid credentials'

const scriptRequired =
  'Logging in needs JavaScript, and so do your courses. Turn it on in your browser settings, then load this page again.'

type Data = { isHttps: boolean; posted: PostedForm<null> | null }

const never = () => () => {}
const wasDeleted = () => window.location.hash === '#deleted'
const notFound = () => missingAddress(window.location.search)

/** Logging out leaves no database. */
const isAnythingStored = async () => (await indexedDB.databases()).length > 0

/** Whatever has kept a session from ending, such as a closed tab. */
async function finishEndingIfStored() {
  try {
    if (await isAnythingStored()) await finishEnding()
  } catch {
    // Where the browser stores nothing for sites, nothing is left.
  }
}

/** Brings back drafts before the page that shows them. */
async function restoreAccount() {
  try {
    if (await isAnythingStored()) await (await import('./open-account.ts')).openAccount()
  } catch {
    // The area tries again.
  }
}

function LoginPage({ data: { isHttps, posted } }: { data: Data }) {
  const [error, setError] = useState<string | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const { onSubmit, problems, isBusy } = useForm({
    schema: Credentials,
    initialProblems: posted?.problems,
    submit: async (body) => {
      setError(null)
      const { userId, username, token, role, areas, endedOldestDevice } = await call(login, { body })
      storeSession({ user: body.email, userId, username, token, role, areas })
      await restoreAccount()
      forgetEmail()
      if (endedOldestDevice) rememberEndedDevice()
      window.location.assign(destinationAfterLogin(window.location.search, role))
    },
    onRejection: (rejection) => {
      if (rejection.code === 'second_factor') return setNeedsCode(true)
      // The password was changed in the meantime, so it must be entered again.
      if (rejection.code === 'not_signed_in') setNeedsCode(false)
      setError(messageFor(rejection))
    },
  })
  useEffect(() => {
    if (isSignedIn()) window.location.replace(destinationAfterLogin(window.location.search, null))
    else void finishEndingIfStored()
  }, [])

  // The hash is known only in the browser.
  const isDeleted = useSyncExternalStore(never, wasDeleted, () => false)
  const endNote = useSyncExternalStore(never, signedOutNote, () => null)

  const missing = useSyncExternalStore(never, notFound, () => null)

  const email = useSyncExternalStore(never, rememberedEmail, () => '')

  const isIncomplete = (problems['email'] || problems['password']) && isBlank(problems)
  const alert = isIncomplete ? bothRequired : (error ?? problems['form'])
  return (
    <GatePage
      title={needsCode ? 'One more step' : 'Welcome back'}
      intro={needsCode ? 'Enter the code from your authenticator app.' : 'Pick up where you left off.'}
    >
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {isDeleted && (
          <Callout tone="good">
            Your account has been deleted. Thank you for learning with us. You’re always welcome back.
          </Callout>
        )}
        {missing && (
          <Callout tone="waiting">
            <span className="wrap-anywhere">We couldn’t find {missing}.</span> Log in to open your dashboard, or{' '}
            <a href="/" className="link">
              go to the home page
            </a>
            .
          </Callout>
        )}
        {endNote && !alert && <Callout tone="waiting">{endNote}</Callout>}
        {alert && <Callout tone="problem">{alert}</Callout>}
        {!posted && (
          <noscript>
            <Callout tone="waiting">{scriptRequired}</Callout>
          </noscript>
        )}
        {/* Hidden, not removed: the code is sent together with the email and password. */}
        <div className={needsCode ? 'hidden' : 'grid gap-5'}>
          <Field label="Email" problem={problems['email']}>
            {/* The key makes the browser's value replace the server's empty one. */}
            <Input
              key={email}
              name="email"
              type="email"
              defaultValue={posted?.values['email'] ?? email}
              autoComplete="username"
              inputMode="email"
              required
            />
          </Field>
          <Field label="Password" problem={problems['password']}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <a href="/forgot-password" className="link type-small justify-self-start">
            Forgot your password?
          </a>
        </div>
        {needsCode && <CodeStep problem={problems['code']} onBack={() => setNeedsCode(false)} />}
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Authenticating...">
          Log in
        </Button>
      </form>
      <p className="mt-6">
        New here?{' '}
        <a href="/subscribe" className="link font-semibold">
          Join Now
        </a>
      </p>
      {isHttps && (
        <p className="type-small mt-6 flex items-center gap-2 text-soft">
          <LockKeyhole aria-hidden="true" className="size-4" />
          SSL secured connection
        </p>
      )}
    </GatePage>
  )
}

function CodeStep({ problem, onBack }: { problem: string | undefined; onBack: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <CodeField ref={field} problem={problem} withRecovery />
      <button type="button" onClick={onBack} className="touch link type-small justify-self-start">
        Back to email and password
      </button>
    </>
  )
}

const isBlank = (problems: Record<string, string | undefined>) =>
  [problems['email'], problems['password']].some((problem) => problem?.startsWith('Enter your'))

export const page: PublicPage<Data> = {
  load: async (_call, { isHttps }) => ({ isHttps, posted: null }),
  // Nobody is signed in without JavaScript: the token is stored by it, and the courses need it.
  post: async (_call, { isHttps, fields }) => ({
    isHttps,
    posted: await submitPostedForm({
      schema: Credentials,
      fields,
      submit: () => Promise.reject(new ApiError('not_allowed', scriptRequired)),
    }),
  }),
  status: ({ posted }) => (posted ? 400 : 200),
  head: () => ({
    title: 'Log in',
    description: 'Log in to your courses, submit your work and read your mentor’s feedback.',
    image: 'og-login',
  }),
  View: LoginPage,
  isInteractive: true,
}
