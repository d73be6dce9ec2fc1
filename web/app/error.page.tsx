import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { Logo } from '#web/kit/layout/logo.tsx'

type ErrorPageProps = { httpStatus: number; message: string; name: string }

/** Shown when a page can't be rendered, so it needs no data and no script. */
export function ErrorPage({ httpStatus, message, name }: ErrorPageProps) {
  const isServerError = httpStatus >= 500
  // The same address would be refused again.
  const canRetry = httpStatus !== 400
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="container-page flex h-16 items-center">
          <a href="/" className="touch flex items-center rounded-small">
            <Logo name={name} short />
          </a>
        </div>
      </header>
      <main className="container-page flex flex-1 flex-col items-center justify-center py-16 text-center">
        <ErrorIllustration />
        <h1 className="type-h1 mt-8">{isServerError ? 'We’ll be right back' : 'This page isn’t available'}</h1>
        <p className="type-lead mt-4 max-w-prose text-soft">{message}</p>
        {isServerError && <p className="mt-2 max-w-prose text-soft">Your work and your payments are safe.</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {/* An empty href reloads the current address. */}
          {canRetry && (
            <ButtonLink variant="primary" href="">
              Try again
            </ButtonLink>
          )}
          <ButtonLink variant={canRetry ? 'secondary' : 'primary'} href="/">
            Go to the home page
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}
