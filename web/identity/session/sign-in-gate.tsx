import type { ReactNode } from 'react'
import { classes } from '#web/kit/layout/classes.ts'

type GatePageProps = { title: string; intro: string; children: ReactNode }

/** The layout of login and password pages: the form and, on wide screens, a picture. */
export function GatePage({ title, intro, children }: GatePageProps) {
  return (
    <div className="container-page section">
      <div className="mx-auto grid max-w-4xl overflow-hidden rounded-card border border-line bg-card shadow-low md:grid-cols-[1.1fr_1fr]">
        <div className="p-6 sm:p-10">
          <h1 className="type-h2">{title}</h1>
          <p className="mt-2 mb-7 text-soft">{intro}</p>
          {children}
        </div>
        <BridgeScene className="hidden h-full w-full object-cover md:block" />
      </div>
    </div>
  )
}

const cables = Array.from({ length: 9 }, (_, index) => index)

/** A decorative drawing of a bridge at night. */
function BridgeScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classes('bg-[#171A3B]', className)}
    >
      <rect width="400" height="560" fill="#171A3B" />
      <path d="M0 420 H400 V560 H0 Z" fill="#10132E" />
      <path d="M0 470 C 90 452 190 484 400 458 V560 H0 Z" fill="#1E2250" />
      <g stroke="#5A60C8" strokeWidth="1.5">
        {cables.map((step) => (
          <path key={step} d={`M276 96 L${8 + step * 28} 404 M276 96 L${308 + step * 24} 404`} />
        ))}
      </g>
      <path d="M262 84 H290 L296 470 H256 Z" fill="#ECEBFA" />
      <path d="M262 84 H276 L276 470 H256 Z" fill="#C9CAEF" />
      <path d="M0 404 H400 V418 H0 Z" fill="#ECEBFA" />
      <g fill="#F2A01E">
        {cables.map((step) => (
          <circle key={step} cx={24 + step * 44} cy="400" r="3" />
        ))}
        <circle cx="276" cy="78" r="5" />
      </g>
      <path d="M24 400 H200" stroke="#F2A01E" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
