import { Download, ExternalLink, Maximize, Minimize, X } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { classes } from '../layout/classes.ts'
import { fileSize } from '../format.ts'
import { FileView } from './file-view.tsx'
import { useIsPhone, useWindowFrame } from './use-window-frame.ts'
import { IconButton, IconLink } from './view-bar.tsx'
import { opensInTab, type FileViewProps, type ViewedFile } from './viewed-file.ts'
import { followPointer, MoveHandle, ResizeHandles } from './window-handles.tsx'

export type PreviewWindowProps = FileViewProps & { onClose: () => void }

// A window that moves has nothing new to show.
const Shown = memo(FileView)

/**
 * A file in a window that floats over the page, which can be used meanwhile. On a phone it fills the screen, and the
 * page waits below.
 */
export function PreviewWindow({ file, onClose, onExpired }: PreviewWindowProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPhone = useIsPhone()
  const { frame, isMaximised, toggleMaximised, move, resize } = useWindowFrame()
  const isFloating = !isPhone && !isMaximised
  useOpen(ref, isPhone)
  useFocus(ref, `${file.name} ${file.bytes}`)
  useEscape(ref, onClose)

  const onBarPointer = (event: PointerEvent<HTMLElement>) => {
    const isControl = (event.target as Element).closest('a, button:not([data-drags])')
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
        {/* The keyboard moves the window by the button for it. */}
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
          <Shown file={file} onExpired={onExpired} />
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

/**
 * A popover floats above everything and takes nothing from the page; a modal dialog lets only itself be used. Turning a
 * phone changes from one to the other without loading the file again.
 */
function useOpen(ref: RefObject<HTMLDialogElement | null>, isPhone: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current!
    const floats = !isPhone && typeof dialog.showPopover === 'function'
    if (isPhone) dialog.showModal()
    else if (floats) dialog.showPopover()
    // A browser from before popovers: over the page, if not over everything in it.
    else dialog.show()
    return () => (floats ? dialog.hidePopover() : dialog.close())
  }, [ref, isPhone])
}

/** The focus goes into the window for each file that is opened in it, and at the end back to where it came from. */
function useFocus(ref: RefObject<HTMLDialogElement | null>, file: string) {
  // Taken while the window is only being made: opening it moves the focus.
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
      // Who is at work elsewhere in the page is left there.
      const { activeElement } = document
      const isHere = activeElement === document.body || dialog.contains(activeElement)
      if (isHere && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [ref])
}

/** Escape closes, unless it is meant for something else in the page. */
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
