import { Award, Download } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'

type CertificateLinksProps = { code: string; courseTitle: string }

export function CertificateLinks({ code, courseTitle }: CertificateLinksProps) {
  const page = `/certificate/${encodeURIComponent(code)}`
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={page} aria-label={`Certificate: ${courseTitle}`}>
        <Award aria-hidden="true" className="size-4.5" />
        Certificate
      </ButtonLink>
      <ButtonLink variant="quiet" href={`${page}/certificate.pdf`} aria-label={`Download PDF: ${courseTitle}`}>
        <Download aria-hidden="true" className="size-4.5" />
        PDF
      </ButtonLink>
      <RouteButton variant="quiet" to="/dashboard/portfolio">
        Your portfolio
      </RouteButton>
    </div>
  )
}
