import type { Diagram as DiagramText } from '#contract/learning/diagram.ts'
import { layOut, type Layout, type PlacedArrow, type PlacedText, type Point } from './layout.ts'

/** A figure drawn from its description. It scrolls inside its box where the screen is narrow. */
export function Diagram({ diagram }: { diagram: DiagramText }) {
  const { width, height, direction, boxes, arrows } = layOut(diagram)
  return (
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="lesson-diagram" tabIndex={0} aria-label="Diagram">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here. */}
      <svg role="img" aria-label={diagram.alt} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {arrows.map((arrow, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Arrow key={index} arrow={arrow} direction={direction} />
        ))}
        {boxes.map((box, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <rect x={box.x - box.width / 2} y={box.y - box.height / 2} width={box.width} height={box.height} rx="8" />
            <Lines text={box} />
          </g>
        ))}
      </svg>
    </figure>
  )
}

function Lines({ text: { x, y, lines }, className }: { text: PlacedText; className?: string }) {
  const first = y - (lines.length - 1) * 10
  return (
    <text textAnchor="middle" dominantBaseline="central" className={className}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <tspan key={index} x={x} y={first + index * 20}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Arrow({ arrow, direction }: { arrow: PlacedArrow; direction: Layout['direction'] }) {
  const { points, kind, label, hasHeadAtStart } = arrow
  const hasHeadAtEnd = kind === '<->' || (kind === '->' && !hasHeadAtStart)
  return (
    <g className="lesson-arrow">
      <path d={curve(points, direction)} className="lesson-arrow-line" />
      {hasHeadAtStart && <path d={head(points[0]!, direction, -1)} />}
      {hasHeadAtEnd && <path d={head(points.at(-1)!, direction, 1)} />}
      {label && <Lines text={label} className="lesson-arrow-label" />}
    </g>
  )
}

/** Leaves every point along the direction of the figure, so that arrows meet boxes at a right angle. */
function curve([start, ...rest]: Point[], direction: Layout['direction']): string {
  let from = start!
  const parts = rest.map((to) => {
    const middle = direction === 'down' ? (from.y + to.y) / 2 : (from.x + to.x) / 2
    const [a, b] =
      direction === 'down'
        ? [
            [from.x, middle],
            [to.x, middle],
          ]
        : [
            [middle, from.y],
            [middle, to.y],
          ]
    from = to
    return `C${[...a, ...b, to.x, to.y].map(rounded).join(' ')}`
  })
  return `M${rounded(start!.x)} ${rounded(start!.y)}${parts.join('')}`
}

/** A triangle with its tip at the point. */
function head({ x, y }: Point, direction: Layout['direction'], sign: 1 | -1): string {
  const back = -8 * sign
  const corners =
    direction === 'down'
      ? [
          [x, y],
          [x - 5, y + back],
          [x + 5, y + back],
        ]
      : [
          [x, y],
          [x + back, y - 5],
          [x + back, y + 5],
        ]
  return `M${corners.map(([a, b]) => `${rounded(a!)} ${rounded(b!)}`).join('L')}Z`
}

const rounded = (value: number): number => Math.round(value * 10) / 10
