import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Pencil, Play, RotateCcw } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { CodeBox, CodeLines, type CodeSampleProps } from './code-sample.tsx'

const CodeEditor = lazyComponent(() => import('../practice/code-editor/code-editor.tsx'), 'CodeEditor')
const PagePreview = lazyPart(() => import('../practice/page-preview.tsx'), 'PagePreview')

const pauseMs = 500
const neverChanges = () => () => {}

/** HTML with the page that it makes. */
export function PreviewSample({ code, language, lines }: CodeSampleProps) {
  const [text, setText] = useState(code)
  const [shown, setShown] = useState(code)
  const [isEditing, setIsEditing] = useState(false)
  // The server renders the code only.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // A script that is still being written may never end; in some browsers it would stop our page as well.
  const hasScript = /<script/i.test(text)
  const isOld = text !== shown

  useEffect(() => {
    const timer = isOld && !hasScript ? setTimeout(() => setShown(text), pauseMs) : undefined
    return () => clearTimeout(timer)
  }, [text, isOld, hasScript])

  const reset = () => {
    setText(code)
    setShown(code)
  }
  const actions = (
    <div data-needs-script="" className="lesson-code-actions">
      {text !== code && (
        <Button variant="quiet" size="small" onClick={reset}>
          <RotateCcw aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Reset</span>
        </Button>
      )}
      {!isEditing && (
        <Button variant="quiet" size="small" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
      {isEditing && hasScript && (
        <Button size="small" onClick={() => setShown(text)}>
          <Play aria-hidden="true" className="size-4" />
          Run
        </Button>
      )}
    </div>
  )
  const codeLines = <CodeLines code={code} language={language} lines={lines} />
  return (
    <CodeBox code={text} language={language} actions={actions}>
      {isEditing ? (
        <Suspense fallback={codeLines}>
          <CodeEditor fileName={`sample.${language}`} text={text} label="HTML" onChange={setText} isFocusedAtFirst />
        </Suspense>
      ) : (
        codeLines
      )}
      <div data-needs-script="" className="lesson-preview">
        <span className="lesson-preview-title">Result</span>
        {isInBrowser && <PagePreview html={shown} title="Result" />}
      </div>
    </CodeBox>
  )
}
