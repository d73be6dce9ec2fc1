import { useState, type Ref } from 'react'
import { Field, Input } from '#web/kit/forms/field.tsx'

type CodeFieldProps = { problem: string | undefined; ref?: Ref<HTMLInputElement>; withRecovery?: boolean }

export function CodeField({ problem, ref, withRecovery = false }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div className="grid gap-2">
      <Field
        // Clears the field when switching.
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        hint={
          isRecovery ? '10 letters and digits. Each code works once.' : '6 digits. A new code appears every 30 seconds.'
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
          {isRecovery ? 'Use a code from the app' : 'Don’t have your phone? Use a recovery code'}
        </button>
      )}
    </div>
  )
}
