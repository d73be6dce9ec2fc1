import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tab = { value: string; label: ReactNode; content: ReactNode }
export type TabsProps = {
  label: string
  tabs: Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

/** Arrow keys move between the tabs. Every panel stays in the page, so what was typed in one is not lost in another. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  const choice = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value }
  return (
    <Radix.Root {...choice} {...(onChange && { onValueChange: onChange })} className={classes('min-w-0', className)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(
              'relative -mb-px min-h-11 rounded-t-control px-4 py-2 font-medium whitespace-nowrap text-soft outline-offset-[-2px] hover:text-ink',
              'border-b-3 border-transparent data-[state=active]:border-marigold data-[state=active]:font-semibold data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} forceMount className="pt-5 data-[state=inactive]:hidden">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
