import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { Logo } from '#web/kit/layout/logo.tsx'

type Trouble = { httpStatus: number; message: string; name: string }

/** What a reader sees in place of a page that cannot be shown. It stands alone: no data, no script. */
export function ErrorPage({ httpStatus, message, name }: Trouble) {
  const isOurs = httpStatus >= 500
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
        <h1 className="type-h1 mt-8">{isOurs ? 'One moment, please' : 'This cannot be shown'}</h1>
        <p className="type-lead mt-4 max-w-prose text-soft">{message}</p>
        {isOurs && <p className="mt-2 max-w-prose text-soft">Nothing that you handed in or paid is lost.</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {/* An empty address is the one that is open: asked again. */}
          <ButtonLink variant="primary" href="">
            Try again
          </ButtonLink>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </div>
      </main>
    </div>
  )
}
