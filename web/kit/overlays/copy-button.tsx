import { useEffect, useState } from 'react'
import { Check, Copy } from '../icons.tsx'
import { buttonClass, type ButtonSize } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { toast } from './toast.ts'

export type CopyButtonProps = { label: string; value: string; size?: ButtonSize; isBare?: boolean; className?: string }

/** Copies a value and shows the spec's toast '{label} copied to clipboard!'. Bare, it is only an icon. */
export function CopyButton({ label, value, size = 'small', isBare = false, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), 2000) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
      toast(`${label} copied to clipboard!`)
    } catch {
      toast(`Couldn’t copy ${label}. Please select and copy it yourself.`, 'problem')
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={`Copy ${label}`}
      onClick={() => void copy()}
      className={buttonClass({
        variant: isBare ? 'quiet' : 'secondary',
        size,
        className: classes(isBare && 'px-2', className),
      })}
    >
      <Icon aria-hidden="true" className="size-4" />
      {!isBare && 'Copy'}
    </button>
  )
}
