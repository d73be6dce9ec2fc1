export type PictureProps = {
  /** Base name of a drawing under /media, such as course-3; or the address of a picture that was uploaded or just chosen. */
  name: string
  /** Leave it out where the words beside the picture say what it shows. */
  alt?: string
  /** The picture's own shape, so that nothing moves when it arrives. */
  width: number
  height: number
  /** The largest thing of the first screen: fetched at once and before the others. */
  isFirst?: boolean
  className?: string
}

/**
 * One of our drawings. They are SVG because here that is the smallest of all formats (1 KB on the wire; the same as AVIF
 * is 4 KB, as WebP 10) and sharp on every screen.
 */
export function Picture({ name, alt = '', width, height, isFirst = false, className }: PictureProps) {
  return (
    <img
      src={/^(\/|blob:)/.test(name) ? name : `/media/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
