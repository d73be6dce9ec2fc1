import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { classes } from '../layout/classes.ts'
import { RichText } from './rich-text.tsx'
import { controlClass, Field, Textarea, useFieldAttributes, type FieldProps } from '../forms/field.tsx'

type MarkdownFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** For the text area and its preview. */
    areaClassName?: string
  }

/** A field for a longer text with a preview of its formatting. */
export function MarkdownField({ label, hint, problem, optional, className, ...area }: MarkdownFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      <MarkdownArea {...area} />
    </Field>
  )
}

type AreaProps = Omit<MarkdownFieldProps, keyof FieldProps>

/** The text area stays in the page under the preview: forms read it, and an error can move the focus to it. */
function MarkdownArea({ areaClassName, onFocus, ...props }: AreaProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const { 'aria-describedby': describedBy, ...attributes } = useFieldAttributes()
  const isPreview = preview !== null
  useLayoutEffect(() => growToText(box.current!.querySelector('textarea')!))

  const show = (tab: 'write' | 'preview') =>
    setPreview(tab === 'preview' ? box.current!.querySelector('textarea')!.value : null)

  return (
    <div ref={box} className="relative grid min-w-0 grid-cols-1 gap-1.5">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <WriteAndPreview isPreview={isPreview} panelId={`${id}-panel`} onShow={show} />
        <p id={`${id}-markdown`} className="type-small min-w-0 text-soft">
          Markdown works: **bold**, `code`, - list, ``` block
        </p>
      </div>
      <Textarea
        {...attributes}
        {...props}
        aria-describedby={classes(describedBy, `${id}-markdown`)}
        tabIndex={isPreview ? -1 : undefined}
        onFocus={(event) => {
          show('write')
          onFocus?.(event)
        }}
        className={classes(areaClassName, isPreview && 'sr-only')}
      />
      {isPreview && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-label="Preview"
          className={classes(controlClass, 'min-h-24 overflow-y-auto border-line', areaClassName)}
        >
          {preview.trim() ? <RichText text={preview} /> : <p className="text-soft">Nothing to preview yet.</p>}
        </div>
      )}
    </div>
  )
}

/** Firefox and Safari before 26 don't know `field-sizing`. */
function growToText(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

type TabsProps = { isPreview: boolean; panelId: string; onShow: (tab: 'write' | 'preview') => void }

function WriteAndPreview({ isPreview, panelId, onShow }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onShow(isPreview ? 'write' : 'preview')
    const tabs = [...event.currentTarget.querySelectorAll('button')]
    tabs.find((tab) => tab !== event.target)?.focus()
  }
  const tab = (name: 'write' | 'preview', label: string, isSelected: boolean) => (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={isPreview ? panelId : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onShow(name)}
      className="touch type-small min-h-8 rounded-control px-2.5 font-medium text-soft hover:text-ink aria-selected:bg-haze aria-selected:text-ink"
    >
      {label}
    </button>
  )
  return (
    // The tabs take the focus; the list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label="Write or preview" onKeyDown={onKeyDown} className="-ml-1 flex shrink-0 gap-1">
      {tab('write', 'Write', !isPreview)}
      {tab('preview', 'Preview', isPreview)}
    </div>
  )
}
