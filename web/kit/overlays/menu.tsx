import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

export type MenuProps = { trigger: ReactNode; align?: 'start' | 'end'; children: ReactNode }

/** `trigger` is one button element; it opens the menu and gets the focus back. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    // Not modal: a modal menu locks scrolling with an injected style, which our content policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* No portal: at the end of the body it would lie outside every landmark, and inert behind an open dialog. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="surface z-40 max-w-[calc(100vw-1rem)] min-w-52 animate-arrive p-1.5 text-left font-sans text-base shadow-low"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export type MenuItemProps = {
  onSelect?: () => void
  /** The item is the single element inside, for instance a Link. */
  asChild?: boolean
  danger?: boolean
  disabled?: boolean
  className?: string
  children: ReactNode
}

export function MenuItem({
  onSelect,
  asChild = false,
  danger = false,
  disabled = false,
  className,
  children,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect && { onSelect })}
      className={classes(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-small px-2.5 py-1.5 outline-none pointer-coarse:min-h-11',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-haze',
        danger && 'text-vermilion',
        className,
      )}
    >
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLabel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <DropdownMenu.Label className={classes('px-2.5 pt-1.5 pb-2 font-semibold', className)}>
      {children}
    </DropdownMenu.Label>
  )
}

export function MenuLine({ className }: { className?: string }) {
  return <DropdownMenu.Separator className={classes('-mx-1.5 my-1.5 h-px bg-line', className)} />
}
