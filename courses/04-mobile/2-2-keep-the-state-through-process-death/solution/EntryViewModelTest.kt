package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import kotlin.test.Test
import kotlin.test.assertEquals

class EntryViewModelTest {
    @Test
    fun `comes back as it was after process death`() {
        val saved = SavedStateHandle()
        val before = EntryViewModel(saved)
        before.onSelect(Field.Litres)
        "4.25".forEach(before::onKey)

        // The system kept only what is in the handle.
        val after = EntryViewModel(SavedStateHandle(mapOf("form" to saved.get<String>("form"))))
        assertEquals(EntryForm(litres = "4.25", active = Field.Litres), after.form.value)
    }

    @Test
    fun `starts empty when the saved text is from another version`() {
        assertEquals(EntryForm(), decodeForm(null))
        assertEquals(EntryForm(), decodeForm("17|4.25"))
        assertEquals(EntryForm(), decodeForm("17|4.25|3.9|Colour"))
    }

    @Test
    fun `encodes and decodes every form`() {
        for (field in Field.entries) {
            val form = EntryForm("17", "4.25", "", field)
            assertEquals(form, decodeForm(form.encode()))
        }
    }

    @Test
    fun `empties the form after saving, and only then`() {
        val model = EntryViewModel(SavedStateHandle(mapOf("form" to "17|4.25|3.9|Fat")))
        model.onSave()
        assertEquals(EntryForm(), model.form.value)
        model.onKey('5')
        model.onSave()
        assertEquals("5", model.form.value.member)
    }
}
