import { type Drawing, type Picture, roomOf, type Shape } from '#contract/learning/diagrams/drawing.ts'
import { classes } from '#web/kit/layout/classes.ts'
import './diagram.css'

/** A figure of a lesson. Where the screen is too narrow for it, it scrolls inside its box and says so. */
export function Diagram({ drawing: { alt, wide, narrow } }: { drawing: Drawing }) {
  return (
    <figure className="lesson-diagram">
      <Drawn alt={alt} picture={wide} className={classes(narrow && 'lesson-diagram-wide')} />
      {narrow && <Drawn alt={alt} picture={narrow} className="lesson-diagram-narrow" />}
    </figure>
  )
}

function Drawn({ alt, picture, className }: { alt: string; picture: Picture; className: string }) {
  const { width, height, shapes } = picture
  // Figures have a margin of their own.
  const mayScroll = width > roomOf.narrow + 6
  // A scrolling region must be focusable.
  const scrolls = mayScroll && ({ tabIndex: 0, role: 'group', 'aria-label': 'Diagram' } as const)
  return (
    <div className={className}>
      <div className="lesson-diagram-scroll" {...scrolls}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here. */}
        <svg role="img" aria-label={alt} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {shapes.map((shape, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <DrawnShape key={index} shape={shape} />
          ))}
        </svg>
      </div>
      {mayScroll && (
        <p aria-hidden className={`lesson-diagram-hint lesson-diagram-hint-${hintOf(width)}`}>
          Scroll sideways to see the whole figure →
        </p>
      )}
    </div>
  )
}

/** By the width below which it is shown, in hundreds of pixels; 6 is `roomOf.wide`, and 7 always. */
const hintOf = (width: number) => (width > roomOf.wide + 24 ? 7 : Math.min(Math.ceil(width / 100), 6))

/** Texts are 18 px apart. */
function DrawnShape({ shape }: { shape: Shape }) {
  const className = `diagram-${shape.kind} diagram-${shape.tone}`
  switch (shape.kind) {
    case 'box':
      return <rect className={className} x={shape.x} y={shape.y} width={shape.width} height={shape.height} />
    case 'path':
      return <path className={className} d={shape.d} />
    case 'dot':
      return <circle className={className} cx={shape.x} cy={shape.y} r="5" />
    case 'text': {
      const first = shape.y - (shape.lines.length - 1) * 9
      return (
        <text className={className} textAnchor={shape.anchor ?? 'middle'} dominantBaseline="central">
          {shape.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tspan key={index} x={shape.x} y={first + index * 18}>
              {line}
            </tspan>
          ))}
        </text>
      )
    }
  }
}
