package org.dudh.collector

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class EntryFormTest {
    private fun type(keys: String, field: Field) = keys.fold(EntryForm(active = field)) { form, key -> form.press(key) }

    @Test
    fun `types into the active field only`() {
        assertEquals(EntryForm(litres = "42", active = Field.Litres), type("42", Field.Litres))
    }

    @Test
    fun `accepts one point, not first, and none in a member number`() {
        assertEquals("4.25", type(".4..25", Field.Litres).litres)
        assertEquals("17", type("1.7", Field.Member).member)
    }

    @Test
    fun `deletes the last character and survives an empty field`() = assertEquals("", type("12<<<", Field.Fat).fat)

    @Test
    fun `stops at five digits of a member and seven characters of litres`() {
        assertEquals("12345", type("123456789", Field.Member).member)
        assertEquals("1234567", type("123456789", Field.Litres).litres)
    }

    @Test
    fun `has a price only when litres and fat are right`() {
        assertEquals(16915L, EntryForm(litres = "4.25", fat = "3.9").paise)
        assertNull(EntryForm(litres = "4.25").paise)
    }

    @Test
    fun `saves only with a member and a price above zero`() {
        assertTrue(EntryForm("17", "4.25", "3.9").canSave)
        assertFalse(EntryForm("", "4.25", "3.9").canSave)
        assertFalse(EntryForm("0", "4.25", "3.9").canSave)
        assertFalse(EntryForm("17", "4.25", "2.9").canSave)
    }

    @Test
    fun `groups rupees the Indian way`() {
        assertEquals("₹0.05", formatPaise(5))
        assertEquals("₹999.00", formatPaise(99900))
        assertEquals("₹1,000.00", formatPaise(100000))
        assertEquals("₹12,34,567.05", formatPaise(123456705))
    }
}
