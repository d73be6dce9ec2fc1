import { useState, type Ref } from 'react'
import { Field, Input } from '#web/kit/forms/field.tsx'

type CodeFieldProps = { problem: string | undefined; ref?: Ref<HTMLInputElement>; withRecovery?: boolean }

/** Where a code is typed: digits of the app, or, for who has no phone at hand, one of the paper. */
export function CodeField({ problem, ref, withRecovery = false }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div className="grid gap-2">
      <Field
        // A code of the one kind is none of the other.
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code of your app'}
        hint={
          isRecovery ? 'Ten letters and digits; each works once.' : 'Six digits; a new one comes every half minute.'
        }
        problem={problem}
      >
        <Input
          ref={ref}
          name="code"
          required
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          className="max-w-60 text-lg tracking-widest"
        />
      </Field>
      {withRecovery && (
        <button
          type="button"
          onClick={() => setIsRecovery(!isRecovery)}
          className="touch link type-small justify-self-start"
        >
          {isRecovery ? 'Use a code of the app' : 'No phone at hand? Use a recovery code'}
        </button>
      )}
    </div>
  )
}
