import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classes } from '#web/kit/layout/classes.ts'
import { type Crop, moved, zoomed } from './photo-crop.ts'
import { drawSquare } from './photo-picture.ts'

type StageProps = {
  picture: ImageBitmap
  crop: Crop
  /** Given as a change: several movements may come between two drawings. */
  onCrop: (change: (crop: Crop) => Crop) => void
  describedBy: string
}

/** Sharp on every screen: a canvas has pixels of its own. */
const stagePixels = 640

/** The picture under its round window: drag it, pinch it, turn the wheel, or use the keys. */
export function PhotoStage({ picture, crop, onCrop, describedBy }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useGestures({ picture, onCrop })

  // React listens to the wheel passively, and the page would scroll along.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const [factor, about] = [Math.exp(-event.deltaY / 400), placeIn(element!, event)]
      onCrop((crop) => zoomed(picture, crop, crop.zoom * factor, about))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [picture, onCrop])

  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeOf(event.key)
    if (!change) return
    event.preventDefault()
    onCrop((crop) => change(picture, crop))
  }

  return (
    // A picture under keys of its own is what this role is for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={stage}
      role="application"
      aria-label="Your picture"
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
      className="relative aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-card bg-haze select-none active:cursor-grabbing"
    >
      <SquareView picture={picture} crop={crop} pixels={stagePixels} className="size-full" />
      {/* Dims what the round window leaves out; the shadow is wider than any corner is far. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-[#fff] shadow-[0_0_0_100vmax_rgb(10_12_36/0.55)]"
      />
    </div>
  )
}

type SquareViewProps = Pick<StageProps, 'picture' | 'crop'> & { pixels: number; className?: string }

/** What the square shows, at any size. */
export function SquareView({ picture, crop, pixels, className }: SquareViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" className={classes('block', className)} />
  )
}

const step = 0.03
const keys: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

type Change = (picture: ImageBitmap, crop: Crop) => Crop

function changeOf(key: string): Change | null {
  const way = keys[key]
  if (way) return (picture, crop) => moved(picture, crop, way)
  const factor = key === '+' || key === '=' ? 1.1 : key === '-' ? 1 / 1.1 : null
  return factor === null ? null : (picture, crop) => zoomed(picture, crop, crop.zoom * factor)
}

type Place = { clientX: number; clientY: number }

/** Where on the stage, counted in its sides from its middle. */
function placeIn(element: Element, { clientX, clientY }: Place) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

type Fingers = Map<number, { x: number; y: number }>

/** One finger draws the picture along; two draw it, and go in or out as they part or meet. */
function useGestures({ picture, onCrop }: Pick<StageProps, 'picture' | 'onCrop'>) {
  const fingers = useRef<Fingers>(new Map())
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A finger that leaves the stage goes on drawing.
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeIn(event.currentTarget, event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = spanOf(fingers.current)
    fingers.current.set(event.pointerId, placeIn(event.currentTarget, event))
    const after = spanOf(fingers.current)
    const way = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }
    const factor = before.length > 0 && after.length > 0 ? after.length / before.length : 1
    onCrop((crop) => zoomed(picture, moved(picture, crop, way), crop.zoom * factor, after.middle))
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift }
}

/** The middle of the fingers, and how far the two are apart. */
function spanOf(fingers: Fingers) {
  const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()]
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  return { middle, length: Math.hypot(one.x - other.x, one.y - other.y) }
}
