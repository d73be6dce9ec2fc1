package org.dudh.collector

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class PriceTest {
    private fun price(litres: String, fat: String): Long {
        val l = checkNotNull(parseLitres(litres)) { "litres $litres" }
        val f = checkNotNull(parseFat(fat)) { "fat $fat" }
        return priceOf(l, f)
    }

    @Test
    fun `pays nothing below fat 3,0`() = assertEquals(0L, price("1", "2.9"))

    @Test
    fun `pays the base rate from fat 3,0 to 3,5`() {
        assertEquals(3800L, price("1", "3.0"))
        assertEquals(3800L, price("1", "3.5"))
        assertEquals(1900L, price("0.5", "3.2"))
        assertEquals(22800L, price("6", "3"))
    }

    @Test
    fun `adds 45 paise for each tenth above 3,5`() {
        assertEquals(3845L, price("1", "3.6"))
        assertEquals(16915L, price("4.25", "3.9"))
    }

    @Test
    fun `pays nothing for nothing`() = assertEquals(0L, price("0", "4.0"))

    @Test
    fun `rounds once, half a paisa up`() {
        assertEquals(4230L, price("1.1", "3.6"))
        assertEquals(65663L, price("12.75", "6.5"))
        assertEquals(4825L, price("1.255", "3.6"))
    }

    @Test
    fun `has room for the largest amount`() = assertEquals(6679993L, price("999.999", "9.9"))

    @Test
    fun `refuses text that is not an amount`() {
        for (text in listOf("", "4..25", "-1", "4,25", "1.2345", "four")) assertNull(parseLitres(text), "“$text” was accepted")
        for (text in listOf("", "3.55", ".5", "fat")) assertNull(parseFat(text), "“$text” was accepted")
    }
}
