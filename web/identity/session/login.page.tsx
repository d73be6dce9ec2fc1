import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Credentials, login } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { Button } from '#web/kit/layout/button.tsx'
import type { ApiError } from '#web/kit/api/call.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { isSignedIn, storeSession } from '#web/kit/api/session.ts'
import { CodeField } from '../second-factor/code-field.tsx'
import { GatePage } from './sign-in-gate.tsx'
import { placeToGo } from './return-to.ts'

const bothNeeded = 'Please enter both email and password.'

const wordsFor = ({ code, message }: ApiError) =>
  code === 'unreachable' || code === 'unexpected' ? 'Login failed. Please try again.' : message || 'Invalid credentials'

const never = () => () => {}
const isGoodbye = () => window.location.hash === '#goodbye'

function LoginPage() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asksForCode, setAsksForCode] = useState(false)
  const { onSubmit, problems, isBusy } = useForm({
    schema: Credentials,
    submit: async (body) => {
      setRefusal(null)
      const { userId, username, token, role } = await call(login, { body })
      storeSession({ user: body.email, userId, username, token, role })
      window.location.assign(placeToGo(window.location.search, role))
    },
    onRejection: (error) => {
      if (error.code === 'second_factor') return setAsksForCode(true)
      // The password was changed meanwhile: it has to be typed anew.
      if (error.code === 'not_signed_in') setAsksForCode(false)
      setRefusal(wordsFor(error))
    },
  })
  // Whoever is signed in already has nothing to do here.
  useEffect(() => {
    if (isSignedIn()) window.location.replace(placeToGo(window.location.search, null))
  }, [])

  // Only the browser knows it: what stands after the hash sign is never sent.
  const hasLeft = useSyncExternalStore(never, isGoodbye, () => false)

  const isIncomplete = (problems['email'] || problems['password']) && isBlank(problems)
  const alert = isIncomplete ? bothNeeded : (refusal ?? problems['form'])
  return (
    <GatePage
      title={asksForCode ? 'One more step' : 'Welcome back'}
      intro={asksForCode ? 'Enter the code of your authenticator app.' : 'Log in to go on where you stopped.'}
    >
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {hasLeft && (
          <Callout tone="good">
            Your account is deleted. Thank you for having been with us; you are welcome to join again.
          </Callout>
        )}
        {alert && <Callout tone="problem">{alert}</Callout>}
        {/* What was typed stays in the form while the code is asked for: both are sent together. */}
        <div className={asksForCode ? 'hidden' : 'grid gap-5'}>
          <Field label="Email" problem={problems['email']}>
            <Input name="email" type="email" autoComplete="username" inputMode="email" required />
          </Field>
          <Field label="Password" problem={problems['password']}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <a href="/forgot-password" className="link type-small justify-self-start">
            Forgot your password?
          </a>
        </div>
        {asksForCode && <CodeStep problem={problems['code']} onBack={() => setAsksForCode(false)} />}
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Authenticating...">
          Login
        </Button>
      </form>
      <p className="mt-6">
        New here?{' '}
        <a href="/subscribe" className="link font-semibold">
          Join Now
        </a>
      </p>
      <p className="type-small mt-6 flex items-center gap-2 text-soft">
        <LockKeyhole aria-hidden="true" className="size-4" />
        SSL secured connection
      </p>
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

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({
    title: 'Login',
    description: 'Log in to your courses, submit your work and read what your mentor says.',
    image: 'og-login',
  }),
  View: LoginPage,
  isInteractive: true,
}
