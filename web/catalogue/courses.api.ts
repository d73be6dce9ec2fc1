import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CourseEdit, editCourse, listAllCourses } from '#contract/catalogue/courses.ts'
import { call } from '#web/kit/api.ts'

export const allCourses = queryOptions({ queryKey: ['catalogue', 'all'], queryFn: () => call(listAllCourses) })

export const useEditCourse = (courseId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<CourseEdit>) => call(editCourse, { params: { courseId }, body }),
    onSuccess: () => queries.invalidateQueries(allCourses),
    meta: { isQuiet: true },
  })
}
