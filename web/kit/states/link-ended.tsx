import { ButtonLink } from '../layout/button.tsx'
import { ErrorIllustration } from '../layout/illustrations.tsx'

/** The same for wrong, expired and revoked links, and without a name. */
export function LinkEnded() {
  return (
    <div className="container-text section">
      <ErrorIllustration />
      <h1 className="type-h1 mt-6">This link doesn’t work any more</h1>
      <p className="type-lead mt-4 mb-8">
        It may have expired or been withdrawn, or part of it is missing. Ask the person who sent it to you for a new
        one.
      </p>
      <ButtonLink href="/">Go to our home page</ButtonLink>
    </div>
  )
}
