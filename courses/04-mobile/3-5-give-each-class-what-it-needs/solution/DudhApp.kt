package org.dudh.collector

import android.app.Application

/** Everything that lives as long as the process is created here, once. */
class AppContainer {
    val members: MemberRepository by lazy {
        InMemoryMembers(listOf(Member(17, "Savita Patil", "Palus"), Member(42, "Ramesh Jadhav", "Kundal")))
    }
}

// In AndroidManifest.xml: <application android:name=".DudhApp" …>
class DudhApp : Application() {
    val container by lazy { AppContainer() }
}
