package org.dudh.collector

import com.github.takahirom.roborazzi.captureRoboImage
import org.dudh.collector.ui.theme.DudhTheme
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/**
 * In app/src/test, with Robolectric and Roborazzi (io.github.takahirom.roborazzi:roborazzi, roborazzi-compose, and its Gradle plugin).
 * Record with ./gradlew recordRoborazziDebug, compare with ./gradlew verifyRoborazziDebug.
 */
@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w360dp-h720dp-xhdpi")
class EntryScreenshotTest {
    private val form = EntryForm("17", "4.25", "3.9", Field.Fat)

    private fun capture(name: String, dark: Boolean = false) = captureRoboImage("src/test/screenshots/$name.png") {
        DudhTheme(darkTheme = dark) { EntryScreen(form, {}, {}, {}) }
    }

    @Test
    fun light() = capture("entry-light")

    @Test
    fun dark() = capture("entry-dark", dark = true)

    @Test
    fun largeText() {
        RuntimeEnvironment.setFontScale(2f)
        capture("entry-200")
    }
}
