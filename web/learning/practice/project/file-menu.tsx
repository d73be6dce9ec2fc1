import { useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { Ellipsis, Pencil, RotateCcw, Trash2, X } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { filesOf, isSameCode, withText } from '../exercise/exercise.rules.ts'
import { isOwnFile, renamed, without } from './project-files.rules.ts'
import type { OpenFiles } from './use-open-files.ts'

const ConfirmDialog = lazyPart(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')
const FileDialog = lazyPart(() => import('./file-dialog.tsx'), 'FileDialog')

type FileMenuProps = {
  exercise: Exercise
  files: CodeFile[]
  onChange: (files: CodeFile[]) => void
  opened: OpenFiles
}

/** What can be done with the file that is shown, and with the project. */
export function FileMenu({ exercise, files, onChange, opened }: FileMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'reset' | null>(null)
  const path = opened.selected
  const file = files.find((one) => one.path === path)!
  const given = exercise.starter.find((one) => one.path === path)
  const start = filesOf(exercise, null)
  const isOwn = isOwnFile(exercise, path)
  const undo = (text: string) => toast(text, 'plain', { label: 'Undo', run: () => onChange(files) })
  const close = () => setDialog(null)
  return (
    <div className="flex shrink-0 items-center">
      {opened.open.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Close ${path}`}
          onClick={() => opened.close(path)}
          className="px-2"
        >
          <X aria-hidden="true" className="size-4.5" />
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="quiet" size="small" aria-label="File and project" className="px-2">
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <MenuItem disabled={!isOwn} onSelect={() => setDialog('rename')}>
          <Pencil aria-hidden="true" className="size-4.5" />
          Rename this file
        </MenuItem>
        <MenuItem
          danger
          disabled={!isOwn}
          onSelect={() => {
            onChange(without(files, path))
            undo(`${path} is deleted.`)
          }}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
          Delete this file
        </MenuItem>
        {!isOwn && (
          <p className="type-small max-w-56 px-2.5 pb-1.5 text-soft">
            Files of the starter stay where they are. You can rename and delete your own.
          </p>
        )}
        <MenuSeparator />
        <MenuItem
          disabled={!given || given.text === file.text}
          onSelect={() => {
            onChange(withText(files, path, given!.text))
            undo(`${path} is back to the starter.`)
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Reset this file
        </MenuItem>
        <MenuItem disabled={isSameCode(files, start)} onSelect={() => setDialog('reset')}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Reset the project
        </MenuItem>
      </Menu>
      {dialog === 'rename' && (
        <FileDialog
          title={`Rename ${path}`}
          action="Rename"
          path={path}
          others={without(files, path).map((one) => one.path)}
          onPath={(to) => {
            onChange(renamed(files, path, to))
            opened.rename(path, to)
          }}
          onClose={close}
        />
      )}
      {dialog === 'reset' && (
        <ConfirmDialog
          title="Reset the project to the starter?"
          text="The starter replaces everything you wrote, and your own files go. You can undo this right after."
          action="Reset"
          onConfirm={async () => {
            onChange(start)
            undo('Back to the starter.')
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
