import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { Input } from './field.tsx'

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block min-w-0">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        className={classes('pr-12', className)}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}
