import type { ReactNode } from 'react'
import { BridgeScene } from '#web/kit/layout/bridge-scene.tsx'

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
