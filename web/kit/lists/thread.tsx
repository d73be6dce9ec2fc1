import { useId, useRef, useState, type ReactNode } from 'react'
import { Avatar } from '../layout/avatar.tsx'
import { Badge } from '../layout/badge.tsx'
import { Button } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { useDraft } from '../forms/draft.ts'
import { Problem } from '../forms/field.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { PicturesField, type PictureLimits } from '../forms/pictures-field.tsx'
import { ago, count, dayAndTime } from '../format.ts'
import { Trash2 } from '../icons.tsx'
import { RichText } from '../markdown/rich-text.tsx'
import { ShortcutHint } from '../overlays/shortcut-hint.tsx'

export type ThreadItem = {
  id: number
  author: string
  photo: string | null
  /** The author's role: 'Teacher', 'Staff'. */
  badge?: string | undefined
  isMine: boolean
  body: string
  /** Links that work for a while. */
  pictures?: { name: string; url: string }[] | undefined
  createdAt: string
  /** If it waited on its author's device. */
  writtenAt?: string | null | undefined
  mayDelete?: boolean | undefined
}

/** What isn't a message, at its time. */
export type InsertedItem = { id: number; createdAt: string; content: ReactNode }

export type ThreadProps = {
  /** Oldest first. */
  items: ThreadItem[]
  inserted?: InsertedItem[] | undefined
  /** Shown while there are no messages. */
  empty?: ReactNode
  /** After the messages: what hasn't been sent yet. */
  waiting?: ReactNode
  hasMore?: boolean | undefined
  onMore?: (() => void) | undefined
  isLoadingMore?: boolean | undefined
  /** Without it the thread is read-only. Its error message is shown under the field. */
  onSend?: ((body: string, pictures: File[]) => Promise<void>) | undefined
  /** Lets the author send pictures too. */
  pictures?: PictureLimits | undefined
  /** Next to the button, such as saved replies. */
  tools?: ((text: string, onText: (text: string) => void) => ReactNode) | undefined
  /** The key of the draft: 'idea 7'. */
  about?: string
  label?: string
  placeholder?: string | undefined
  sendLabel?: string
  maxLength?: number
  isBusy?: boolean | undefined
  /** Puts the form into something else, such as a tab. */
  aroundForm?: ((form: ReactNode) => ReactNode) | undefined
  onDelete?: ((id: number) => void) | undefined
}

export function Thread(props: ThreadProps) {
  const { items, inserted = [], empty, waiting, hasMore, onMore, isLoadingMore, onSend, onDelete, aroundForm } = props
  const form = onSend && <MessageForm {...props} onSend={onSend} />
  return (
    <div className="grid min-w-0 gap-5">
      {/* Screen readers announce only what is added to a log. */}
      <div role="log" aria-label="Conversation" className={classes(!empty && items.length === 0 && 'hidden')}>
        {items.length === 0 ? (
          <div className="text-soft">{empty}</div>
        ) : (
          <ol className="grid gap-5">
            {inOrder(items, inserted, hasMore).map((item) =>
              'content' in item ? (
                <li key={`inserted ${item.id}`}>{item.content}</li>
              ) : (
                <Message key={item.id} item={item} onDelete={onDelete} />
              ),
            )}
          </ol>
        )}
      </div>
      {hasMore && (
        <Button size="small" className="justify-self-center" busy={isLoadingMore} onClick={onMore}>
          Show newer messages
        </Button>
      )}
      {waiting}
      {form && aroundForm ? aroundForm(form) : form}
    </div>
  )
}

/** By time. Items after the last loaded message wait for the messages before them. */
function inOrder(items: ThreadItem[], inserted: InsertedItem[], hasMore = false): (ThreadItem | InsertedItem)[] {
  if (inserted.length === 0) return items
  const last = hasMore ? (items.at(-1)?.createdAt ?? '') : null
  const shown = inserted.filter(({ createdAt }) => last === null || createdAt < last)
  return [...items, ...shown].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** Your own messages are on the right, as in chat apps. */
function Message({ item, onDelete }: { item: ThreadItem; onDelete: ThreadProps['onDelete'] }) {
  const { author, isMine, badge } = item
  return (
    <li className={classes('flex min-w-0 animate-arrive gap-2.5', isMine && 'flex-row-reverse')}>
      <Avatar name={author} photo={item.photo} size="small" />
      <div className={classes('flex max-w-[85%] min-w-0 flex-col sm:max-w-[75%]', isMine && 'items-end')}>
        <p className="type-small flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5 pb-1.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{isMine ? 'You' : author}</span>
          {badge && <Badge tone="new">{badge}</Badge>}
          <time dateTime={item.createdAt} title={dayAndTime(item.createdAt)} className="text-soft">
            {ago(item.createdAt)}
            {item.writtenAt && `, written ${dayAndTime(item.writtenAt)}`}
          </time>
          {item.mayDelete && onDelete && (
            <button
              type="button"
              aria-label={`Delete ${isMine ? 'your' : `${author}’s`} message: ${item.body.slice(0, 40)}`}
              onClick={() => onDelete(item.id)}
              className="touch -my-2 grid size-8 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion"
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          )}
        </p>
        <RichText
          text={item.body}
          className={classes(
            'max-w-full rounded-card px-3.5 py-2.5',
            isMine ? 'rounded-tr-small bg-indigo-tint' : 'rounded-tl-small bg-haze',
          )}
        />
        {item.pictures && item.pictures.length > 0 && <MessagePictures pictures={item.pictures} />}
      </div>
    </li>
  )
}

type MessageFormProps = ThreadProps & { onSend: NonNullable<ThreadProps['onSend']> }

function MessageForm(props: MessageFormProps) {
  const { onSend, about = '', label = 'Your reply', placeholder, sendLabel = 'Send', maxLength = 4000, isBusy } = props
  const { pictures: limits, tools } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { draft, change, forget } = useDraft(`words about ${about}`, { text: '' })
  const { text } = draft
  const [pictures, setPictures] = useState<File[]>([])
  const [problem, setProblem] = useState('')
  const [missing, setMissing] = useState('')
  const [isSending, setIsSending] = useState(false)
  // A ref, because state is not updated between two quick clicks.
  const sending = useRef(false)

  const write = (changed: string) => {
    change({ text: changed })
    setMissing('')
  }
  async function send() {
    field.current?.focus()
    const body = text.trim()
    if (sending.current || isBusy) return
    if (!body) return setMissing('Write a message first')
    sending.current = true
    setIsSending(true)
    setProblem('')
    try {
      await onSend(body, pictures)
      setPictures([])
      // Keeps text typed while sending.
      if (!field.current || field.current.value === text) forget()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }

  return (
    <div className="grid gap-2.5">
      <form
        id={id}
        noValidate
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <MarkdownField
          label={label}
          problem={missing}
          ref={field}
          rows={2}
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-keyshortcuts="Control+Enter"
          onChange={(event) => write(event.target.value)}
          areaClassName="min-h-18"
        />
        {limits && <PicturesField limits={limits} pictures={pictures} onPictures={setPictures} />}
        <Problem text={problem} />
      </form>
      {/* Outside the form: a tool may open a dialog with a form, which can’t be inside another one. */}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {tools && <div className="mr-auto flex flex-wrap items-center gap-x-2">{tools(text, write)}</div>}
        <CharactersLeft left={maxLength - text.length} of={maxLength} />
        <Button type="submit" form={id} busy={isSending || isBusy}>
          {sendLabel} <ShortcutHint>Ctrl ↵</ShortcutHint>
        </Button>
      </div>
    </div>
  )
}

/** Shown for the last tenth of the limit. */
function CharactersLeft({ left, of }: { left: number; of: number }) {
  if (left > of / 10) return null
  return (
    <p className="type-small mr-auto text-soft" aria-live="polite">
      {left === 0 ? 'You’ve reached the limit' : `${count(left)} characters left`}
    </p>
  )
}

/** Opens a picture in a new tab, where it can be enlarged. */
function MessagePictures({ pictures }: { pictures: { name: string; url: string }[] }) {
  return (
    <ul aria-label="Pictures" className="mt-2 flex max-w-full flex-wrap gap-2">
      {pictures.map(({ name, url }) => (
        <li key={url} className="max-w-full">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-control border border-line bg-haze hover:border-edge"
          >
            <img
              src={url}
              alt={`Open ${name}`}
              loading="lazy"
              decoding="async"
              className="max-h-48 min-h-11 max-w-full min-w-11 object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
