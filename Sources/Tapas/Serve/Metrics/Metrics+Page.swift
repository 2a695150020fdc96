// The text of `/metrics`: the counters, and the figures read at the time of the request.
import AppServer
import LiveServer

extension Metrics {
  /// The page `/metrics` over these counters.
  func page(token: Secret?) -> MetricsPage {
    MetricsPage(token: token?.value) { server in
      let start = ContinuousClock.now
      let (pages, wait) = await MainActor.run {
        (server.openPages, start.duration(to: .now) / .seconds(1))
      }
      return text(pages: pages, wait: wait, process: ProcessFigures.current)
    }
  }

  /// The whole text, in a fixed order.
  func text(pages: OpenPages, wait: Double, process: ProcessFigures?) -> String {
    var text = MetricsText()
    text.gauge(
      "tapas_build_info", "The version that runs; the value is always 1.", 1,
      labels: [("version", Version.number)])
    text.gauge("tapas_pages", "Open pages, with a browser or without.", Double(pages.all))
    text.gauge("tapas_sockets", "Open pages with a connected browser.", Double(pages.connected))
    text.gauge("tapas_pages_limit", "How many pages may be open.", Double(pages.limit))
    text.gauge(
      "tapas_main_actor_wait_seconds", "How long this request waited for the main actor.", wait)
    text.add(events)
    text.add(eventTimes)
    text.add(renders)
    text.add(sentBytes)
    text.add(requests)
    text.add(requestTimes)
    text.add(refusals)
    text.add(upstreamRequests)
    text.add(upstreamTimes)
    text.add(listLookups)
    text.add(photoLookups)
    text.add(databaseTimes)
    if let process { text.add(process) }
    return text.text
  }
}

extension MetricsText {
  /// Adds the figures of the process, under the names of Prometheus's own libraries.
  mutating func add(_ process: ProcessFigures) {
    gauge(
      "process_resident_memory_bytes", "Memory of the process.", Double(process.residentBytes))
    gauge(
      "process_virtual_memory_bytes", "Address space of the process.",
      Double(process.virtualBytes))
    counter("process_cpu_seconds_total", "Processor time of the process.", process.cpuSeconds)
    gauge("process_open_fds", "Open descriptors.", Double(process.descriptors))
    gauge("process_max_fds", "Allowed descriptors.", Double(process.descriptorLimit))
    gauge("process_threads", "Threads of the process.", Double(process.threads))
    gauge(
      "process_start_time_seconds", "Start of the process, in seconds since 1970.",
      process.startTime)
  }
}
