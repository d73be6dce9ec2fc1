package org.dudh.collector

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class FirstTextTest {
    @Test
    fun `ignores a code without text`() = assertNull(firstText(listOf(null)))

    @Test
    fun `ignores a frame without a code`() = assertNull(firstText(emptyList()))

    @Test
    fun `finds the card beside a code without text`() = assertEquals("DUDH1-00017-4", firstText(listOf(null, "DUDH1-00017-4")))
}
