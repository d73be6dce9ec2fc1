import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import './pdf.css'
import type { Size } from './window-frame.ts'

// Pages fitted to a wide screen stop growing at a readable size.
const maxFitScale = 1.7
export const margin = 12

/** The scale at which a page fits into the width. */
export const fitScale = (width: number, page: Size): number =>
  Math.max(0.1, Math.min((width - 2 * margin) / page.width, maxFitScale))

// The text layer uses the scale factor, the box whole pixels.
export const pageStyle = ({ width, height }: Size, scale: number) =>
  ({
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
    '--total-scale-factor': scale,
  }) as CSSProperties

/** The width without the scrollbar. */
export function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
