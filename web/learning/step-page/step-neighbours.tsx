import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OutlineStep, OutlineTask } from '#contract/learning/lessons.ts'
import { ArrowLeft, ArrowRight } from '#web/kit/icons.tsx'
import { stepPath } from '../steps/step-path.ts'
import { neighboursOf } from './outline.rules.ts'

type NeighboursProps = { courseId: number; outline: OutlineTask[]; stepId: number }

export function StepNeighbours({ courseId, outline, stepId }: NeighboursProps) {
  const { previous, next } = neighboursOf(outline, stepId)
  if (!previous && !next) return null
  const to = (step: OutlineStep) => stepPath(courseId, step.stepId)
  return (
    <nav aria-label="Previous and next step" className="no-print mt-10 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {previous && (
        <Neighbour to={to(previous)} label="Previous" name={previous.name} className="justify-start">
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        </Neighbour>
      )}
      {next && (
        <Neighbour
          to={to(next)}
          label="Next"
          name={next.name}
          className="flex-row-reverse justify-start text-right sm:col-start-2"
        >
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Neighbour>
      )}
    </nav>
  )
}

type NeighbourProps = { to: string; label: string; name: string; className: string; children: ReactNode }

function Neighbour({ to, label, name, className, children }: NeighbourProps) {
  return (
    <Link to={to} className={`surface flex min-w-0 items-center gap-3 px-4 py-3 hover:border-edge ${className}`}>
      {children}
      <span className="min-w-0 wrap-anywhere">
        <span className="type-small block text-soft">{label}</span>
        <span className="font-medium">{name}</span>
      </span>
    </Link>
  )
}
