package org.dudh.collector

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import org.junit.Rule
import org.junit.Test

/** In app/src/androidTest: the whole way of one can, on a phone or emulator. */
class EntryFlowTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private fun type(field: String, keys: String) {
        rule.onNodeWithText(field).performClick()
        for (key in keys) rule.onNodeWithContentDescription(if (key == '.') "Point" else "$key").performClick()
    }

    @Test
    fun aSavedCanIsInTheList() {
        rule.onNodeWithText("New entry").performClick()
        type("Member", "17")
        type("Litres", "4.25")
        type("Fat", "3.9")
        rule.onNodeWithContentDescription("Price ₹169.15").assertIsDisplayed()
        rule.onNodeWithText("Save").performClick()
        rule.waitUntil(5_000) { rule.onAllNodes(hasText("₹169.15", substring = true)).fetchSemanticsNodes().isNotEmpty() }
    }
}
