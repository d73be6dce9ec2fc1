import { useState } from 'react'
import type { Fact } from '#contract/community/facts.ts'
import { useMayPost } from '#web/membership/index.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ago, count, dayAndTime, plural } from '#web/kit/format.ts'
import { Ellipsis, ExternalLink, Flag, Heart, Trash2 } from '#web/kit/icons.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { FactDeleteDialog, FactReportDialog } from './fact-dialogs.tsx'
import { useLikeFact } from './api.ts'

type FactCardProps = { fact: Fact; isStaff: boolean }

export function FactCard({ fact, isStaff }: FactCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <FactText fact={fact} />
      <div className="mt-auto flex items-center gap-2.5">
        <FactByline fact={fact} />
        <LikeButton fact={fact} />
        <FactMenu fact={fact} isStaff={isStaff} />
      </div>
    </Card>
  )
}

export function FactText({ fact: { text, source, sourceUrl } }: { fact: Fact }) {
  return (
    <figure className="min-w-0">
      <blockquote className="text-lg leading-snug font-medium text-pretty wrap-anywhere whitespace-pre-line sm:text-xl sm:leading-snug">
        {text}
      </blockquote>
      <figcaption className="type-small mt-2.5 wrap-anywhere text-soft">
        Source:{' '}
        {sourceUrl ? (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer ugc nofollow" className="link">
            {source}
            <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-0.1em]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          source
        )}
      </figcaption>
    </figure>
  )
}

export function FactByline({ fact: { author, createdAt } }: { fact: Fact }) {
  return (
    <div className="mr-auto flex min-w-0 items-center gap-2.5">
      <Avatar name={author.name} photo={author.photo} size="small" />
      <p className="type-small min-w-0">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{author.isMe ? 'You' : author.name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-soft">
          <time dateTime={createdAt} title={dayAndTime(createdAt)}>
            {ago(createdAt)}
          </time>
          {author.isStaff && <Badge tone="new">Staff</Badge>}
        </span>
      </p>
    </div>
  )
}

function LikeButton({ fact: { factId, text, likes, isLiked } }: { fact: Fact }) {
  const like = useLikeFact(factId)
  const mayPost = useMayPost()
  return (
    <button
      type="button"
      disabled={!mayPost}
      aria-pressed={isLiked}
      aria-label={`Like, ${plural(likes, 'like')}: ${text.slice(0, 60)}`}
      onClick={() => like.mutate(!isLiked)}
      className={classes(
        'touch inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border px-3 font-semibold tabular-nums transition-colors',
        isLiked
          ? 'border-vermilion bg-vermilion-tint text-vermilion'
          : 'border-line text-soft hover:border-edge hover:text-ink',
      )}
    >
      <Heart aria-hidden="true" className={classes('size-4.5', isLiked && 'fill-current')} />
      {count(likes)}
    </button>
  )
}

function FactMenu({ fact, isStaff }: FactCardProps) {
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const mayPost = useMayPost()
  const { author, isReported } = fact
  if (!mayPost && !author.isMe) return null
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`More options: ${fact.text.slice(0, 60)}`}
            className="touch -mr-2 grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-haze hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        }
      >
        {!author.isMe && (
          <MenuItem disabled={isReported} onSelect={() => setOpen('report')}>
            <Flag aria-hidden="true" className="size-4.5 text-soft" />
            {isReported ? 'Reported' : 'Report'}
          </MenuItem>
        )}
        {(author.isMe || isStaff) && (
          <MenuItem danger onSelect={() => setOpen('delete')}>
            <Trash2 aria-hidden="true" className="size-4.5" />
            Delete
          </MenuItem>
        )}
      </Menu>
      {open === 'report' && <FactReportDialog fact={fact} onClose={() => setOpen(null)} />}
      {open === 'delete' && <FactDeleteDialog fact={fact} onClose={() => setOpen(null)} />}
    </>
  )
}
