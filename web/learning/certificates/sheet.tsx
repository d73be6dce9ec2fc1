import type { Certificate } from '#contract/learning/certificates.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { day } from '#web/kit/format.ts'

export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { code, learnerName, courseId, courseTitle, issuedAt, revokedAt } = certificate
  return (
    <div className="surface mt-6 overflow-hidden shadow-low">
      {/* On a phone the drawing stands below the text, which needs the whole width. */}
      <div className="relative sm:min-h-64 sm:p-10">
        <div className="relative z-1 p-6 pb-2 sm:p-0 sm:pr-16">
          <p className="type-label tracking-[0.16em] text-marigold-ink uppercase">Certificate</p>
          <h1
            className={classes(
              sizeFor(learnerName),
              'mt-4 wrap-anywhere',
              revokedAt && 'text-soft line-through decoration-2',
            )}
          >
            {learnerName}
          </h1>
          <p className="mt-4 text-soft">{revokedAt ? 'was certified for the course' : 'has completed the course'}</p>
          <p className="type-h2 mt-1 wrap-anywhere">
            <a href={`/course/courseDetails/${courseId}`} className="text-indigo hover:underline">
              {courseTitle}
            </a>
          </p>
        </div>
        <BridgeDrawing className="block h-28 w-full sm:absolute sm:right-0 sm:bottom-0 sm:h-64" />
      </div>
      <dl className="deep grid gap-x-10 gap-y-4 border-t-[5px] border-marigold px-6 py-5 sm:grid-cols-[auto_1fr] sm:px-10 sm:py-6">
        <Fact label="Issued on" value={day(issuedAt)} />
        <Fact label="Number" value={code} />
      </dl>
    </div>
  )
}

/** So that a long word of a name fits on a phone without breaking. */
function sizeFor(name: string): string {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  if (longestWord > 19) return 'type-h2 max-sm:type-h3'
  return longestWord > 14 || name.length > 40 ? 'type-h1 max-sm:type-h2' : 'type-h1'
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-soft">{label}</dt>
      <dd className="wide wrap-anywhere">{value}</dd>
    </div>
  )
}

const stays = Array.from({ length: 11 }, (_, index) => index)

function BridgeDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 480 260"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <g className="stroke-indigo opacity-20" strokeWidth="1">
        {stays.map((stay) => (
          <path key={stay} d={`M${440 - stay * 3.3} ${24 + stay * 20} L${-40 + stay * 36} 260`} />
        ))}
        <path d="M440 24 L520 260 M434 60 L496 260 M428 96 L474 260" />
      </g>
      <path d="M441 16 L402 262" className="stroke-ink" strokeWidth="6" />
      <circle cx="442.5" cy="8" r="3.5" className="fill-marigold" />
    </svg>
  )
}
