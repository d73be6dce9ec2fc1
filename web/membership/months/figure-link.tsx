import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A figure that leads to what it adds up. Quiet, because every figure of a table is one. */
export const FigureLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    children
  ) : (
    <Link
      to={to}
      className="underline decoration-edge decoration-1 underline-offset-4 hover:text-indigo hover:decoration-indigo"
    >
      {children}
    </Link>
  )
