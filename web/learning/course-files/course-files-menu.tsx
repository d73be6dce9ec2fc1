import { useState } from 'react'
import { makeCourseExportLink } from '#contract/learning/course-files.ts'
import { call } from '#web/kit/api/api.ts'
import { download } from '#web/kit/api/download.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ImportCourseDialog } from './import-course-dialog.tsx'

type CourseFilesMenuProps = { courseId: number; courseTitle: string }

/** A course as a zip of Markdown and files, to write it in another editor or keep it in Git. */
export function CourseFilesMenu({ courseId, courseTitle }: CourseFilesMenuProps) {
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button aria-label="Export or import the course">
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <MenuItem onSelect={() => void exportCourse(courseId)}>Export as a zip</MenuItem>
        <MenuItem onSelect={() => setIsImporting(true)}>Import a zip</MenuItem>
      </Menu>
      {isImporting && (
        <ImportCourseDialog courseId={courseId} courseTitle={courseTitle} onClose={() => setIsImporting(false)} />
      )}
    </>
  )
}

async function exportCourse(courseId: number) {
  try {
    const { url } = await call(makeCourseExportLink, { params: { courseId } })
    download(url)
    toast('Your download has started.')
  } catch (error) {
    toast((error as Error).message, 'problem')
  }
}
