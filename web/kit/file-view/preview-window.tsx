import { memo, useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { classes } from '../layout/classes.ts'
import { fileSize } from '../format.ts'
import { Download, ExternalLink, Maximize, Minimize, X } from '../icons.tsx'
import { FileView } from './file-view.tsx'
import { useIsPhone, useWindowFrame } from './use-window-frame.ts'
import { IconButton, IconLink } from './view-bar.tsx'
import { opensInTab, type FileViewProps, type ViewedFile } from './viewed-file.ts'
import { followPointer, MoveHandle, ResizeHandles } from './window-handles.tsx'

type PreviewWindowProps = FileViewProps & { onClose: () => void }

// Moving the window must not re-render its content.
const MemoizedFileView = memo(FileView)

/** A floating window; the page stays usable. On a phone it fills the screen as a modal. */
export function PreviewWindow({ file, onClose, onExpired, onLine }: PreviewWindowProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPhone = useIsPhone()
  const { frame, isMaximised, toggleMaximised, move, resize } = useWindowFrame()
  const isFloating = !isPhone && !isMaximised
  useOpen(ref, isPhone)
  useFocus(ref, `${file.name} ${file.bytes}`)
  useEscape(ref, onClose)

  const onBarPointer = (event: PointerEvent<HTMLElement>) => {
    const isControl = (event.target as Element).closest('a, button:not([data-drag-handle])')
    if (isFloating && !isControl) followPointer(event, move)
  }

  return (
    <dialog
      ref={ref}
      popover="manual"
      tabIndex={-1}
      aria-label={file.name}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      style={isFloating ? frame : {}}
      className={classes(
        'fixed z-50 max-h-none max-w-none overflow-visible bg-transparent text-ink',
        !isFloating && 'inset-0 size-full',
      )}
    >
      <div
        className={classes(
          'flex size-full flex-col overflow-hidden bg-card',
          isFloating && 'rounded-card border border-edge shadow-low',
        )}
      >
        {/* The move button serves the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <header
          onPointerDown={onBarPointer}
          className={classes(
            'flex items-center gap-1 border-b border-line bg-haze py-1 pr-1 pl-3',
            isFloating && 'cursor-move touch-none select-none',
          )}
        >
          <FileName file={file} />
          {isFloating && <MoveHandle onMove={move} />}
          {opensInTab(file) && (
            <IconLink label="Open in a new tab" icon={ExternalLink} href={file.url} target="_blank" rel="noreferrer" />
          )}
          <IconLink label="Download" icon={Download} href={file.url} download={file.name} />
          {!isPhone && (
            <IconButton
              label={isMaximised ? 'Restore' : 'Maximise'}
              icon={isMaximised ? Minimize : Maximize}
              onClick={toggleMaximised}
            />
          )}
          <IconButton label="Close" icon={X} onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1">
          <MemoizedFileView file={file} onExpired={onExpired} onLine={onLine} />
        </div>
      </div>
      {isFloating && <ResizeHandles onResize={resize} />}
    </dialog>
  )
}

function FileName({ file }: { file: ViewedFile }) {
  return (
    <p className="flex min-w-0 flex-1 items-baseline gap-2">
      <span title={file.name} className="truncate font-semibold">
        {file.name}
      </span>
      {file.bytes !== null && <span className="type-small shrink-0 text-soft">{fileSize(file.bytes)}</span>}
    </p>
  )
}

/** A popover on a desktop, a modal on a phone. Rotating a phone switches between them without reloading the file. */
function useOpen(ref: RefObject<HTMLDialogElement | null>, isPhone: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current!
    const floats = !isPhone && typeof dialog.showPopover === 'function'
    if (isPhone) dialog.showModal()
    else if (floats) dialog.showPopover()
    // Older browsers have no popovers.
    else dialog.show()
    return () => (floats ? dialog.hidePopover() : dialog.close())
  }, [ref, isPhone])
}

/** Focuses the window for each new file, and on closing returns the focus to where it was. */
function useFocus(ref: RefObject<HTMLDialogElement | null>, file: string) {
  // Read before opening, which moves the focus.
  const opener = useRef(document.activeElement)
  const entered = useRef('')
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (entered.current === file) return
    entered.current = file
    const { activeElement } = document
    if (activeElement !== document.body && !dialog.contains(activeElement)) opener.current = activeElement
    dialog.focus()
  }, [ref, file])
  useLayoutEffect(() => {
    const dialog = ref.current!
    return () => {
      // Only if the focus is still in the window.
      const { activeElement } = document
      const isHere = activeElement === document.body || dialog.contains(activeElement)
      if (isHere && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [ref])
}

/** Escape closes, unless it is for something else on the page. */
function useEscape(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isOurs = target === document.body || (target instanceof Node && ref.current?.contains(target))
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented && !document.fullscreenElement) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [ref, onClose])
}
