import type { ReactNode } from 'react'

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-label mb-2">{title}</h2>
      {children}
    </section>
  )
}
