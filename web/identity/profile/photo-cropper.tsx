import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classes } from '#web/kit/layout/classes.ts'
import { type Crop, pan, zoomTo } from './photo-crop.ts'
import { drawCrop } from './photo-image.ts'

type CropperProps = {
  image: ImageBitmap
  crop: Crop
  /** Takes an update function, because several events can come between two renders. */
  onCrop: (change: (crop: Crop) => Crop) => void
  describedBy: string
}

/** Twice the largest display size, so that it is sharp on every screen. */
const canvasPixels = 640

/** Drag, pinch, scroll or use the keys to fit the photo in the circle. */
export function PhotoCropper({ image, crop, onCrop, describedBy }: CropperProps) {
  const area = useRef<HTMLDivElement>(null)
  const gestures = useGestures({ image, onCrop })

  // React's wheel listeners are passive and cannot stop the page from scrolling.
  useEffect(() => {
    const element = area.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const [factor, origin] = [Math.exp(-event.deltaY / 400), relativePosition(element!, event)]
      onCrop((crop) => zoomTo(image, crop, crop.zoom * factor, origin))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [image, onCrop])

  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeForKey(event.key)
    if (!change) return
    event.preventDefault()
    onCrop((crop) => change(image, crop))
  }

  return (
    // The role passes the arrow keys to the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={area}
      role="application"
      aria-label="Your photo"
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
      className="relative aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-card bg-haze select-none active:cursor-grabbing"
    >
      <CropPreview image={image} crop={crop} pixels={canvasPixels} className="size-full" />
      {/* The large shadow dims everything outside the circle. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-[#fff] shadow-[0_0_0_100vmax_rgb(10_12_36/0.55)]"
      />
    </div>
  )
}

type SquareViewProps = Pick<CropperProps, 'image' | 'crop'> & { pixels: number; className?: string }

export function CropPreview({ image, crop, pixels, className }: SquareViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop)
  }, [image, crop])
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

type Change = (image: ImageBitmap, crop: Crop) => Crop

function changeForKey(key: string): Change | null {
  const offset = keys[key]
  if (offset) return (image, crop) => pan(image, crop, offset)
  const factor = key === '+' || key === '=' ? 1.1 : key === '-' ? 1 / 1.1 : null
  return factor === null ? null : (image, crop) => zoomTo(image, crop, crop.zoom * factor)
}

type Position = { clientX: number; clientY: number }

/** As a fraction of the element's size, from its centre. */
function relativePosition(element: Element, { clientX, clientY }: Position) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

type Pointers = Map<number, { x: number; y: number }>

/** One pointer pans; two also zoom. */
function useGestures({ image, onCrop }: Pick<CropperProps, 'image' | 'onCrop'>) {
  const pointers = useRef<Pointers>(new Map())
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Dragging continues outside the element.
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, relativePosition(event.currentTarget, event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    const before = pinchOf(pointers.current)
    pointers.current.set(event.pointerId, relativePosition(event.currentTarget, event))
    const after = pinchOf(pointers.current)
    const offset = { x: after.centre.x - before.centre.x, y: after.centre.y - before.centre.y }
    const factor = before.distance > 0 && after.distance > 0 ? after.distance / before.distance : 1
    onCrop((crop) => zoomTo(image, pan(image, crop, offset), crop.zoom * factor, after.centre))
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}

/** The centre of the pointers and the distance between them. */
function pinchOf(pointers: Pointers) {
  const [one = { x: 0, y: 0 }, other = one] = [...pointers.values()]
  const centre = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  return { centre, distance: Math.hypot(one.x - other.x, one.y - other.y) }
}
